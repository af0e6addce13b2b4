CREATE TABLE "draft_transfer" (
	"draft_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"from_token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	CONSTRAINT "draft_transfer_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "draft_transfer" ADD CONSTRAINT "draft_transfer_draft_id_application_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."application_draft"("id") ON DELETE cascade ON UPDATE no action;