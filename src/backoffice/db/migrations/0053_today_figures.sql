ALTER TABLE "application" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "service_request" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "service_request" ADD COLUMN "assignee" text;--> statement-breakpoint
UPDATE "application" SET "decided_at" = "first"."at" FROM (SELECT "number", min("at") AS "at" FROM "application_step" WHERE "state" IN ('approved', 'declined') GROUP BY "number") AS "first" WHERE "first"."number" = "application"."number";--> statement-breakpoint
-- What is open already is due as if no general holiday came between.
UPDATE "service_request" SET "due_at" = "created_at" + CASE
	WHEN "kind" = 'data-access' THEN interval '40 days'
	WHEN "kind" = 'release' THEN interval '14 days'
	WHEN extract(isodow FROM "created_at" AT TIME ZONE 'Asia/Hong_Kong') IN (4, 5) THEN interval '4 days'
	WHEN extract(isodow FROM "created_at" AT TIME ZONE 'Asia/Hong_Kong') = 6 THEN interval '3 days'
	ELSE interval '2 days'
END WHERE "state" IN ('received', 'in-review');--> statement-breakpoint
CREATE INDEX "application_due" ON "application" USING btree ("promised_by","number","assignee") WHERE "application"."state" = 'in-assessment' and "application"."promised_by" is not null;--> statement-breakpoint
CREATE INDEX "application_decided" ON "application" USING btree ("decided_at","promised_by") WHERE "application"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_order_paid" ON "payment_order" USING btree ("ended_on","amount_cents") WHERE "payment_order"."state" = 'paid';--> statement-breakpoint
CREATE INDEX "service_request_due" ON "service_request" USING btree ("due_at","reference","assignee") WHERE "service_request"."due_at" is not null;