ALTER TABLE "application" ALTER COLUMN "promised_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "documents_complete_at" timestamp with time zone;--> statement-breakpoint
UPDATE "application" SET "documents_complete_at" = "received_at" WHERE "state" NOT IN ('received', 'needs-documents');--> statement-breakpoint
UPDATE "application" SET "promised_by" = NULL WHERE "state" IN ('received', 'needs-documents');
