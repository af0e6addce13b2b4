CREATE INDEX "contact_message_reference_start" ON "contact_message" USING btree ("reference" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "contact_message_reference_code" ON "contact_message" USING btree (split_part("reference", '-', -1) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "contact_message_reference_end" ON "contact_message" USING btree (reverse("reference") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "message_thread_reference_start" ON "message_thread" USING btree ("reference" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "message_thread_reference_code" ON "message_thread" USING btree (split_part("reference", '-', -1) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "message_thread_reference_end" ON "message_thread" USING btree (reverse("reference") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "message_thread_about_code" ON "message_thread" USING btree (split_part("about", '-', -1) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "message_thread_about_end" ON "message_thread" USING btree (reverse("about") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "approval_id_start" ON "approval" USING btree ("id" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "approval_id_code" ON "approval" USING btree (split_part("id", '-', -1) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "approval_id_end" ON "approval" USING btree (reverse("id") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "approval_subject_code" ON "approval" USING btree (split_part("subject", '-', -1) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "approval_subject_end" ON "approval" USING btree (reverse("subject") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "approval_amount" ON "approval" USING btree ("amount_cents","id");--> statement-breakpoint
CREATE INDEX "bank_entry_id_start" ON "bank_entry" USING btree ("id" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "bank_entry_id_code" ON "bank_entry" USING btree (split_part("id", '-', -1) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "bank_entry_id_end" ON "bank_entry" USING btree (reverse("id") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "bank_entry_loan_code" ON "bank_entry" USING btree (split_part("loan_no", '-', -1) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "bank_entry_loan_end" ON "bank_entry" USING btree (reverse("loan_no") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "bank_entry_bank_reference" ON "bank_entry" USING btree (upper("bank_reference") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "bank_entry_amount" ON "bank_entry" USING btree ("amount_cents","id");--> statement-breakpoint
CREATE INDEX "payment_order_id_start" ON "payment_order" USING btree ("id" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "payment_order_id_code" ON "payment_order" USING btree (split_part("id", '-', -1) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "payment_order_id_end" ON "payment_order" USING btree (reverse("id") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "payment_order_loan_code" ON "payment_order" USING btree (split_part("loan_no", '-', -1) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "payment_order_loan_end" ON "payment_order" USING btree (reverse("loan_no") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "payment_order_reference_code" ON "payment_order" USING btree (split_part("reference", '-', -1) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "payment_order_reference_end" ON "payment_order" USING btree (reverse("reference") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "payment_order_due" ON "payment_order" USING btree ("due_on","id") WHERE "payment_order"."state" in ('waiting', 'approved', 'in-file', 'sent');--> statement-breakpoint
CREATE INDEX "payment_order_amount" ON "payment_order" USING btree ("amount_cents","id");--> statement-breakpoint
CREATE INDEX "outbox_next" ON "outbox" USING btree ("next_attempt_at","id") WHERE "outbox"."payload" is not null and "outbox"."dead_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_id" ON "outbox" USING btree ("id" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "service_request_reference_start" ON "service_request" USING btree ("reference" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "service_request_reference_code" ON "service_request" USING btree (split_part("reference", '-', -1) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "service_request_reference_end" ON "service_request" USING btree (reverse("reference") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "service_request_loan_code" ON "service_request" USING btree (split_part("loan_no", '-', -1) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "service_request_loan_end" ON "service_request" USING btree (reverse("loan_no") text_pattern_ops);