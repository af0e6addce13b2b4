CREATE TABLE "medium_file" (
	"name" text PRIMARY KEY NOT NULL,
	"medium" text NOT NULL,
	"width" integer NOT NULL,
	"is_shared" boolean NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"file_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "medium" (
	"id" text PRIMARY KEY NOT NULL,
	"alt_en" text NOT NULL,
	"alt_hk" text NOT NULL,
	"alt_cn" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "medium_file" ADD CONSTRAINT "medium_file_medium_medium_id_fk" FOREIGN KEY ("medium") REFERENCES "public"."medium"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "medium_file_medium" ON "medium_file" USING btree ("medium");--> statement-breakpoint
CREATE INDEX "medium_added_at" ON "medium" USING btree ("added_at","id");