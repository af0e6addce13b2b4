ALTER TABLE "appointment" DROP CONSTRAINT "appointment_kind";--> statement-breakpoint
ALTER TABLE "appointment" ALTER COLUMN "encrypted" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "application_number" text;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_application_number_application_number_fk" FOREIGN KEY ("application_number") REFERENCES "public"."application"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_application" ON "appointment" USING btree ("application_number","booked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_one_signing" ON "appointment" USING btree ("application_number") WHERE "appointment"."state" = 'booked';--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_kind" CHECK (case "appointment"."kind" when 'call-back' then "appointment"."encrypted" is not null when 'signing' then "appointment"."application_number" is not null else false end);