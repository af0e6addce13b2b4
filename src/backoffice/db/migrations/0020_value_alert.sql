CREATE TABLE "value_alert" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"subject_hash" text NOT NULL,
	"encrypted" text NOT NULL,
	"data_mark" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "value_alert_token" ON "value_alert" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "value_alert_subject" ON "value_alert" USING btree ("subject_hash");--> statement-breakpoint
CREATE INDEX "value_alert_mark" ON "value_alert" USING btree ("data_mark");