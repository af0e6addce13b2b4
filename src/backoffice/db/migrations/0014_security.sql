CREATE TABLE "trusted_browser" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text,
	"phone" text,
	"network" text,
	"device" text NOT NULL,
	"staff" text,
	"detail" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_budget" (
	"scope" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "message_budget_scope_since_pk" PRIMARY KEY("scope","since")
);
--> statement-breakpoint
CREATE TABLE "message_halt" (
	"id" text PRIMARY KEY NOT NULL,
	"staff" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "otp_code" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "otp_sending" ADD COLUMN "missed_at" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "proof" ADD COLUMN "phone_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "trusted_browser_phone" ON "trusted_browser" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "trusted_browser_expires" ON "trusted_browser" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "security_event_customer" ON "security_event" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "security_event_kind" ON "security_event" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "security_event_at" ON "security_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "message_budget_since" ON "message_budget" USING btree ("since");--> statement-breakpoint
CREATE INDEX "otp_code_phone" ON "otp_code" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "proof_phone" ON "proof" USING btree ("phone_hash");--> statement-breakpoint
INSERT INTO "security_event" ("at", "kind", "customer_id", "device", "detail") SELECT "at", "kind", "customer_id", "device", '' FROM "customer_event" ORDER BY "id";--> statement-breakpoint
CREATE FUNCTION security_event_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND OLD."at" < now() - interval '365 days' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'security_event is append-only';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER security_event_is_final BEFORE UPDATE OR DELETE ON "security_event" FOR EACH ROW EXECUTE FUNCTION security_event_is_final();
