CREATE TABLE "statement" (
	"id" text PRIMARY KEY NOT NULL,
	"loan_no" text NOT NULL,
	"encrypted" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "loan" ADD COLUMN "statements_until" date;--> statement-breakpoint
ALTER TABLE "statement" ADD CONSTRAINT "statement_loan_no_loan_loan_no_fk" FOREIGN KEY ("loan_no") REFERENCES "public"."loan"("loan_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_loan" ON "statement" USING btree ("loan_no");