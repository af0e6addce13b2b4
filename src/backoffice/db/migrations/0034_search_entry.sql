CREATE TABLE "search_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" text,
	"application_number" text,
	"tokens" text[] DEFAULT '{}' NOT NULL,
	"mark" text,
	CONSTRAINT "search_entry_customer_id_unique" UNIQUE("customer_id"),
	CONSTRAINT "search_entry_application_number_unique" UNIQUE("application_number"),
	CONSTRAINT "search_entry_of_one" CHECK (("search_entry"."customer_id" is null) <> ("search_entry"."application_number" is null))
);
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "frozen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "search_entry" ADD CONSTRAINT "search_entry_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_entry" ADD CONSTRAINT "search_entry_application_number_application_number_fk" FOREIGN KEY ("application_number") REFERENCES "public"."application"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_entry_tokens" ON "search_entry" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "search_entry_waiting" ON "search_entry" USING btree ("id") WHERE "search_entry"."mark" is null;--> statement-breakpoint
CREATE INDEX "customer_created" ON "customer" USING btree ("created_at","id");
--> statement-breakpoint
CREATE FUNCTION search_entry_waits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'customer' THEN
		INSERT INTO "search_entry" ("customer_id") VALUES (NEW.id)
			ON CONFLICT ("customer_id") DO UPDATE SET "mark" = NULL;
	ELSE
		INSERT INTO "search_entry" ("application_number") VALUES (NEW.number)
			ON CONFLICT ("application_number") DO UPDATE SET "mark" = NULL;
	END IF;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER search_entry_waits AFTER INSERT OR UPDATE OF "name", "phone", "email" ON "customer" FOR EACH ROW EXECUTE FUNCTION search_entry_waits();--> statement-breakpoint
CREATE TRIGGER search_entry_waits AFTER INSERT OR UPDATE OF "form", "phone" ON "application" FOR EACH ROW EXECUTE FUNCTION search_entry_waits();--> statement-breakpoint
INSERT INTO "search_entry" ("customer_id") SELECT "id" FROM "customer";--> statement-breakpoint
INSERT INTO "search_entry" ("application_number") SELECT "number" FROM "application";
