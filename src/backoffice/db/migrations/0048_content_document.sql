CREATE TABLE "content_document" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"draft" integer NOT NULL,
	"published" integer,
	"scheduled_version" integer,
	"publish_from" timestamp with time zone,
	"publish_until" timestamp with time zone,
	"return_to" integer,
	"scheduled_by" text,
	CONSTRAINT "content_document_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "content_editor" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"staff" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_editor_kind_id_staff_pk" PRIMARY KEY("kind","id","staff")
);
--> statement-breakpoint
CREATE TABLE "content_revision" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"number" integer NOT NULL,
	"position" integer,
	"body" jsonb NOT NULL,
	"older" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" text,
	"published_at" timestamp with time zone,
	"published_by" text,
	CONSTRAINT "content_revision_kind_id_number_pk" PRIMARY KEY("kind","id","number")
);
--> statement-breakpoint
ALTER TABLE "content_revision" ADD CONSTRAINT "content_revision_kind_id_content_document_kind_id_fk" FOREIGN KEY ("kind","id") REFERENCES "public"."content_document"("kind","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_document_from" ON "content_document" USING btree ("publish_from");--> statement-breakpoint
CREATE INDEX "content_document_until" ON "content_document" USING btree ("publish_until");--> statement-breakpoint
CREATE INDEX "content_editor_at" ON "content_editor" USING btree ("at");