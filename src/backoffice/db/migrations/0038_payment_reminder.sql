ALTER TABLE "customer" ADD COLUMN "reminder_days" smallint;--> statement-breakpoint
ALTER TABLE "loan" ADD COLUMN "reminded_for" date;