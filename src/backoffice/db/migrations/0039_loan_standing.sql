ALTER TABLE "loan" ADD COLUMN "balance_cents" bigint;--> statement-breakpoint
ALTER TABLE "loan" ADD COLUMN "unpaid_cents" bigint;--> statement-breakpoint
ALTER TABLE "loan" ADD COLUMN "unpaid_since" date;--> statement-breakpoint
ALTER TABLE "loan" ADD COLUMN "next_payment_on" date;--> statement-breakpoint
ALTER TABLE "loan" ADD COLUMN "next_payment_cents" bigint;--> statement-breakpoint
CREATE INDEX "loan_started" ON "loan" USING btree ("starts_on","loan_no");--> statement-breakpoint
CREATE INDEX "loan_balance" ON "loan" USING btree ("balance_cents","loan_no");--> statement-breakpoint
CREATE INDEX "loan_unpaid" ON "loan" USING btree ("unpaid_since","loan_no") WHERE "loan"."unpaid_since" is not null;--> statement-breakpoint
CREATE INDEX "loan_next_payment" ON "loan" USING btree ("next_payment_on","loan_no") WHERE "loan"."next_payment_on" is not null;