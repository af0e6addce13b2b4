CREATE TABLE "letter" (
	"id" text PRIMARY KEY NOT NULL,
	"loan_no" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"on_day" date,
	"encrypted" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_loan_no_loan_loan_no_fk" FOREIGN KEY ("loan_no") REFERENCES "public"."loan"("loan_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_loan" ON "letter" USING btree ("loan_no");