CREATE TABLE "staff_work_account" (
	"member_id" text PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"asked_roles" text[] NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "staff_work_account_subject" UNIQUE("issuer","subject")
);
--> statement-breakpoint
ALTER TABLE "staff_work_account" ADD CONSTRAINT "staff_work_account_member_id_staff_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;