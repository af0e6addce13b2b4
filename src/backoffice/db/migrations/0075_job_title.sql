ALTER TABLE "job_application" ADD COLUMN "job_title_hk" text;--> statement-breakpoint
ALTER TABLE "job_application" ADD COLUMN "job_title_cn" text;