ALTER TABLE "upload" ADD COLUMN "multipart" text;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "sent_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "file_modified" timestamp with time zone;