CREATE TABLE "approval" (
	"id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "approval_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"amount_cents" bigint,
	"state" text NOT NULL,
	"maker" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"hash" text NOT NULL,
	"body" text NOT NULL,
	"checker" text,
	"decided_at" timestamp with time zone,
	"reason" text,
	"result" text,
	CONSTRAINT "approval_number_unique" UNIQUE("number"),
	CONSTRAINT "approval_other_person" CHECK ("approval"."checker" <> "approval"."maker"),
	CONSTRAINT "approval_decided" CHECK (("approval"."state" in ('approved', 'rejected')) = ("approval"."checker" is not null) and ("approval"."state" = 'waiting') = ("approval"."decided_at" is null)),
	CONSTRAINT "approval_state_known" CHECK ("approval"."state" in ('waiting', 'approved', 'rejected', 'withdrawn', 'void'))
);
--> statement-breakpoint
CREATE INDEX "approval_state" ON "approval" USING btree ("state","number");--> statement-breakpoint
CREATE INDEX "approval_maker" ON "approval" USING btree ("maker","number");--> statement-breakpoint
CREATE UNIQUE INDEX "approval_one_waiting" ON "approval" USING btree ("kind","subject") WHERE "approval"."state" = 'waiting';
--> statement-breakpoint
CREATE FUNCTION approval_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Keys change, so a ciphertext may.
	IF TG_OP = 'UPDATE' AND (OLD."state" = 'waiting' AND NEW."maker" = OLD."maker" AND NEW."hash" = OLD."hash" OR to_jsonb(NEW) - 'body' = to_jsonb(OLD) - 'body') THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'a decided approval is final';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER approval_is_final BEFORE UPDATE OR DELETE ON "approval" FOR EACH ROW EXECUTE FUNCTION approval_is_final();--> statement-breakpoint
CREATE TRIGGER approval_stays BEFORE TRUNCATE ON "approval" FOR EACH STATEMENT EXECUTE FUNCTION approval_is_final();
