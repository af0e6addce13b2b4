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
CREATE INDEX "document_application" ON "document" USING btree ("application_number","uploaded_at");--> statement-breakpoint
CREATE INDEX "document_to_scan" ON "document" USING btree ("next_scan_at") WHERE "document"."next_scan_at" is not null;--> statement-breakpoint
CREATE INDEX "loose_file_removable" ON "loose_file" USING btree ("removable_at");