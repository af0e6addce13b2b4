CREATE TABLE "appointment_seat" (
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"seat" integer NOT NULL,
	"reference" text NOT NULL,
	CONSTRAINT "appointment_seat_kind_starts_at_seat_pk" PRIMARY KEY("kind","starts_at","seat")
);
--> statement-breakpoint
CREATE TABLE "appointment" (
	"reference" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"language" text NOT NULL,
	"encrypted" text NOT NULL,
	"token_hash" text,
	"state" text NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	CONSTRAINT "appointment_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "appointment_kind" CHECK ("appointment"."kind" in ('call-back', 'signing')),
	CONSTRAINT "appointment_state" CHECK ("appointment"."state" in ('booked', 'cancelled', 'done', 'missed') and ("appointment"."state" = 'booked') = ("appointment"."closed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "appointment_seat" ADD CONSTRAINT "appointment_seat_reference_appointment_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."appointment"("reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_seat_reference" ON "appointment_seat" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "appointment_list" ON "appointment" USING btree ("kind","state","starts_at","reference");