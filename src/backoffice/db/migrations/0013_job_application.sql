CREATE TABLE "job_application" (
	"reference" text PRIMARY KEY NOT NULL,
	"job_id" text NOT NULL,
	"job_title" text NOT NULL,
	"language" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "job_application_created" ON "job_application" USING btree ("created_at");