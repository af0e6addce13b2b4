CREATE TABLE "application_draft_access" (
	"token_hash" text NOT NULL,
	"draft_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_draft_access_token_hash_draft_id_pk" PRIMARY KEY("token_hash","draft_id")
);
--> statement-breakpoint
CREATE TABLE "application_draft" (
	"id" text PRIMARY KEY NOT NULL,
	"product" text NOT NULL,
	"language" text NOT NULL,
	"form" text NOT NULL,
	"version" integer NOT NULL,
	"resume_reference" text NOT NULL,
	"phone" text,
	"phone_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_draft_resume_reference_unique" UNIQUE("resume_reference")
);
--> statement-breakpoint
CREATE TABLE "application_step" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"note" text,
	"message" text
);
--> statement-breakpoint
CREATE TABLE "application_submission" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"number" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application" (
	"number" text PRIMARY KEY NOT NULL,
	"draft_id" text,
	"product" text NOT NULL,
	"language" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"form" text NOT NULL,
	"phone" text NOT NULL,
	"phone_hash" text NOT NULL,
	"customer_id" text,
	"consents" jsonb NOT NULL,
	"campaign" jsonb NOT NULL,
	"indicative" jsonb,
	"state" text NOT NULL,
	"handover" text NOT NULL,
	"refusal" text,
	"upload_reference" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"promised_by" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_draft_id_unique" UNIQUE("draft_id"),
	CONSTRAINT "application_upload_reference_unique" UNIQUE("upload_reference")
);
--> statement-breakpoint
ALTER TABLE "application_draft_access" ADD CONSTRAINT "application_draft_access_draft_id_application_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."application_draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_step" ADD CONSTRAINT "application_step_number_application_number_fk" FOREIGN KEY ("number") REFERENCES "public"."application"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_submission" ADD CONSTRAINT "application_submission_number_application_number_fk" FOREIGN KEY ("number") REFERENCES "public"."application"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_draft_access_draft" ON "application_draft_access" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "application_draft_expires" ON "application_draft" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "application_step_number" ON "application_step" USING btree ("number","id");--> statement-breakpoint
CREATE INDEX "application_submission_created" ON "application_submission" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "application_submission_number" ON "application_submission" USING btree ("number");--> statement-breakpoint
CREATE INDEX "application_received" ON "application" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "application_state" ON "application" USING btree ("state","changed_at");--> statement-breakpoint
CREATE INDEX "application_customer" ON "application" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "application_phone" ON "application" USING btree ("phone_hash");