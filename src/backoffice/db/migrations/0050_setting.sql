CREATE TABLE "setting_version" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "setting_version_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"since" date NOT NULL,
	"value" jsonb NOT NULL,
	"note" text NOT NULL,
	"maker" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "setting_version_name" ON "setting_version" USING btree ("name","since","number");
--> statement-breakpoint
CREATE FUNCTION setting_version_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'published_at' = to_jsonb(OLD) - 'published_at' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'what was decided about a setting is final';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER setting_version_is_final BEFORE UPDATE OR DELETE ON "setting_version" FOR EACH ROW EXECUTE FUNCTION setting_version_is_final();--> statement-breakpoint
CREATE TRIGGER setting_version_stays BEFORE TRUNCATE ON "setting_version" FOR EACH STATEMENT EXECUTE FUNCTION setting_version_is_final();
