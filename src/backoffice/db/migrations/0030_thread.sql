CREATE TABLE "message_thread_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"staff" text,
	"at" timestamp with time zone NOT NULL,
	"encrypted" text,
	"language" text,
	"assignee" text,
	"read_at" timestamp with time zone,
	"idempotency_key" text,
	"body_hash" text,
	CONSTRAINT "message_thread_entry_position" UNIQUE("reference","position")
);
--> statement-breakpoint
CREATE TABLE "message_thread" (
	"reference" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"topic" text NOT NULL,
	"about" text,
	"state" text NOT NULL,
	"assignee" text,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message_thread_entry" ADD CONSTRAINT "message_thread_entry_reference_message_thread_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."message_thread"("reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_thread" ADD CONSTRAINT "message_thread_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_thread_entry_key" ON "message_thread_entry" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "message_thread_customer" ON "message_thread" USING btree ("customer_id","changed_at");--> statement-breakpoint
CREATE INDEX "message_thread_changed" ON "message_thread" USING btree ("changed_at","reference");--> statement-breakpoint
CREATE INDEX "message_thread_about" ON "message_thread" USING btree ("about");