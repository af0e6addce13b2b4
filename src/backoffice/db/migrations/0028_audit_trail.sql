CREATE TABLE "audit_batch" (
	"number" integer PRIMARY KEY NOT NULL,
	"to_id" bigint NOT NULL,
	"rows" integer NOT NULL,
	"hash" text NOT NULL,
	"chained_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_audit" ADD COLUMN "roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "desk_audit_staff" ON "desk_audit" USING btree ("staff","id");--> statement-breakpoint
CREATE INDEX "desk_audit_target" ON "desk_audit" USING btree ("target","id");--> statement-breakpoint
CREATE INDEX "desk_audit_at" ON "desk_audit" USING btree ("at");
--> statement-breakpoint
CREATE FUNCTION desk_audit_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the audit trail is append-only';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER desk_audit_is_final BEFORE UPDATE OR DELETE ON "desk_audit" FOR EACH ROW EXECUTE FUNCTION desk_audit_is_final();--> statement-breakpoint
CREATE TRIGGER desk_audit_stays BEFORE TRUNCATE ON "desk_audit" FOR EACH STATEMENT EXECUTE FUNCTION desk_audit_is_final();--> statement-breakpoint
CREATE TRIGGER audit_batch_is_final BEFORE UPDATE OR DELETE ON "audit_batch" FOR EACH ROW EXECUTE FUNCTION desk_audit_is_final();--> statement-breakpoint
CREATE TRIGGER audit_batch_stays BEFORE TRUNCATE ON "audit_batch" FOR EACH STATEMENT EXECUTE FUNCTION desk_audit_is_final();
