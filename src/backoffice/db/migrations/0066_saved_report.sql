CREATE TABLE "report_mail" (
	"id" text PRIMARY KEY NOT NULL,
	"report_id" text NOT NULL,
	"staff" text NOT NULL,
	"language" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"mailed_on" date NOT NULL,
	CONSTRAINT "report_mail_report_staff" UNIQUE("report_id","staff")
);
--> statement-breakpoint
CREATE TABLE "saved_report" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"view" jsonb NOT NULL,
	"is_shared" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_mail" ADD CONSTRAINT "report_mail_report_id_saved_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."saved_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_mail_mailed_on" ON "report_mail" USING btree ("mailed_on","id");--> statement-breakpoint
CREATE INDEX "saved_report_created_by" ON "saved_report" USING btree ("created_by");