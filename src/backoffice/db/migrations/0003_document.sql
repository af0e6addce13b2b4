CREATE TABLE "customer_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"device" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_session" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"customer_id" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "customer_session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" text PRIMARY KEY NOT NULL,
	"phone_hash" text NOT NULL,
	"phone" text NOT NULL,
	"name" text,
	"email" text,
	"address" text,
	"language" text NOT NULL,
	"marketing" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_phone_hash_unique" UNIQUE("phone_hash")
);
--> statement-breakpoint
CREATE TABLE "document_slot" (
	"application_number" text NOT NULL,
	"slot" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_slot_application_number_slot_pk" PRIMARY KEY("application_number","slot")
);
--> statement-breakpoint
CREATE TABLE "document" (
	"id" text PRIMARY KEY NOT NULL,
	"application_number" text NOT NULL,
	"slot" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"type" text NOT NULL,
	"sha256" text NOT NULL,
	"is_locked" boolean NOT NULL,
	"status" text NOT NULL,
	"file_key" text,
	"uploaded_at" timestamp with time zone NOT NULL,
	"scan_attempts" integer DEFAULT 0 NOT NULL,
	"next_scan_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "loose_file" (
	"file_key" text PRIMARY KEY NOT NULL,
	"removable_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_event" ADD CONSTRAINT "customer_event_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_session" ADD CONSTRAINT "customer_session_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_event_customer" ON "customer_event" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "customer_session_customer" ON "customer_session" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_session_ends" ON "customer_session" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "document_application" ON "document" USING btree ("application_number","uploaded_at");--> statement-breakpoint
CREATE INDEX "document_to_scan" ON "document" USING btree ("next_scan_at") WHERE "document"."next_scan_at" is not null;--> statement-breakpoint
CREATE INDEX "loose_file_removable" ON "loose_file" USING btree ("removable_at");