CREATE TABLE "favourite" (
	"tenant_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"class_tag" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_tenant_id_member_id_class_tag_pk" PRIMARY KEY("tenant_id","member_id","class_tag")
);
--> statement-breakpoint
CREATE TABLE "play" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"play_id" text NOT NULL,
	"content_id" text NOT NULL,
	"played_second" integer NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "playhead" (
	"tenant_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"class_tag" text NOT NULL,
	"position_second" integer NOT NULL,
	"duration_second" integer NOT NULL,
	"finished" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "playhead_tenant_id_member_id_class_tag_pk" PRIMARY KEY("tenant_id","member_id","class_tag")
);
--> statement-breakpoint
CREATE TABLE "recent_activity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"record" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workout_result" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"user_workout_tag" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"image_link" text,
	"position" integer NOT NULL,
	CONSTRAINT "category_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "channel" (
	"tenant_id" text NOT NULL,
	"tag" text NOT NULL,
	"display_name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"profile_image_url" text NOT NULL,
	"media_space_image_url" text NOT NULL,
	"provider" text,
	"active" boolean NOT NULL,
	"availability" jsonb NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "channel_tenant_id_tag_pk" PRIMARY KEY("tenant_id","tag")
);
--> statement-breakpoint
CREATE TABLE "channel_class" (
	"tenant_id" text NOT NULL,
	"channel_tag" text NOT NULL,
	"class_tag" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "channel_class_tenant_id_channel_tag_class_tag_pk" PRIMARY KEY("tenant_id","channel_tag","class_tag")
);
--> statement-breakpoint
CREATE TABLE "collection" (
	"tenant_id" text NOT NULL,
	"tag" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"description" text NOT NULL,
	"image_link" text,
	"position" integer NOT NULL,
	CONSTRAINT "collection_tenant_id_tag_pk" PRIMARY KEY("tenant_id","tag")
);
--> statement-breakpoint
CREATE TABLE "collection_item" (
	"tenant_id" text NOT NULL,
	"collection_tag" text NOT NULL,
	"class_tag" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "collection_item_tenant_id_collection_tag_class_tag_pk" PRIMARY KEY("tenant_id","collection_tag","class_tag")
);
--> statement-breakpoint
CREATE TABLE "live_broadcast" (
	"tenant_id" text NOT NULL,
	"event_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"video_id" text NOT NULL,
	"client_id" text NOT NULL,
	"on_air" boolean NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_broadcast_tenant_id_event_id_starts_at_pk" PRIMARY KEY("tenant_id","event_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "live_event" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"type" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"stream_description" text,
	"duration_second" integer NOT NULL,
	"level" text,
	"provider_id" text NOT NULL,
	"provider_name" text NOT NULL,
	"image_link" text NOT NULL,
	"trailer_link" text,
	"video_id" text NOT NULL,
	"virtual_class" jsonb NOT NULL,
	"media" jsonb,
	"schedule_type" text,
	"starts_at" timestamp with time zone,
	"daily_time" text,
	"transcode" text DEFAULT 'complete' NOT NULL,
	"link" text,
	"link_delay_second" integer,
	"may_start_over" boolean DEFAULT false NOT NULL,
	"repeat_every_second" integer,
	"linger_second" integer,
	"created_at" timestamp with time zone NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (class_words(name, description, virtual_class->>'instructor', virtual_class->'labels')) STORED,
	CONSTRAINT "live_event_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "live_reminder" (
	"tenant_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"event_id" text NOT NULL,
	"time_zone" text NOT NULL,
	"language" text NOT NULL,
	"address" text NOT NULL,
	"told_start" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_reminder_tenant_id_member_id_event_id_pk" PRIMARY KEY("tenant_id","member_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"tenant_id" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_word_tenant_id_word_pk" PRIMARY KEY("tenant_id","word")
);
--> statement-breakpoint
CREATE TABLE "virtual_class" (
	"tenant_id" text NOT NULL,
	"tag" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"duration_second" integer,
	"level" text,
	"skill" integer,
	"intensity" integer,
	"labels" jsonb NOT NULL,
	"focus_areas" jsonb NOT NULL,
	"equipment" jsonb NOT NULL,
	"category_id" text NOT NULL,
	"sub_category" text,
	"language" text,
	"calorie_burn" integer,
	"instructor" text,
	"channel_tag" text,
	"provider_id" text,
	"provider" text,
	"image_link" text NOT NULL,
	"trailer_link" text,
	"media" jsonb,
	"active" boolean DEFAULT true NOT NULL,
	"schedule_date" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (class_words(name, description, instructor, labels)) STORED,
	CONSTRAINT "virtual_class_tenant_id_tag_pk" PRIMARY KEY("tenant_id","tag")
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"tenant_id" text NOT NULL,
	"policy" text NOT NULL,
	"tag" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"policy_html" text NOT NULL,
	"urls" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consent_tenant_id_policy_version_language_pk" PRIMARY KEY("tenant_id","policy","version","language")
);
--> statement-breakpoint
CREATE TABLE "consent_answer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"policy" text NOT NULL,
	"tag" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"action" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_confirmation" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"country_code" text DEFAULT 'gb' NOT NULL,
	"language" text,
	"sso_issuer" text,
	"sso_subject" text,
	"payment_customer" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"external_user_id" text,
	"id_token" text,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "spent_nonce" (
	"tenant_id" text NOT NULL,
	"nonce_hash" text NOT NULL,
	"forgettable_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spent_nonce_tenant_id_nonce_hash_pk" PRIMARY KEY("tenant_id","nonce_hash")
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"recipient" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_counter" (
	"key" text PRIMARY KEY NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phrase_override" (
	"tenant_id" text NOT NULL,
	"language" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "phrase_override_tenant_id_language_key_pk" PRIMARY KEY("tenant_id","language","key")
);
--> statement-breakpoint
CREATE TABLE "secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "short_link" (
	"code" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"link" text NOT NULL,
	"long_link" text NOT NULL,
	"title" text,
	"description" text,
	"image" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_code" (
	"tenant_id" text NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"percentage_off" integer,
	"discount_months" integer,
	"access_days" integer,
	"maximum_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "access_code_tenant_id_code_pk" PRIMARY KEY("tenant_id","code")
);
--> statement-breakpoint
CREATE TABLE "code_redemption" (
	"tenant_id" text NOT NULL,
	"code" text NOT NULL,
	"member_id" uuid NOT NULL,
	"redeemed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "code_redemption_tenant_id_code_member_id_pk" PRIMARY KEY("tenant_id","code","member_id")
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "payment_event_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "plan" (
	"tenant_id" text NOT NULL,
	"tag" text NOT NULL,
	"product_id" text NOT NULL,
	"display_name" text NOT NULL,
	"interval" text NOT NULL,
	"interval_count" integer NOT NULL,
	"trial_period_days" integer,
	"price_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"stripe_price_id" text,
	"position" integer NOT NULL,
	CONSTRAINT "plan_tenant_id_tag_pk" PRIMARY KEY("tenant_id","tag")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "purchase_attempt" (
	"tenant_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"provider" text NOT NULL,
	"plan_tag" text NOT NULL,
	"source_token" text NOT NULL,
	"discount_code" text,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "purchase_attempt_tenant_id_member_id_pk" PRIMARY KEY("tenant_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"source_reference" text,
	"plan_tag" text,
	"product_id" text,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"billing_anchor" timestamp with time zone,
	"current_period_start" timestamp with time zone,
	"current_period_end" timestamp with time zone,
	"trial_started_at" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"access_ends_at" timestamp with time zone,
	"discount_code" text,
	"percentage_off" integer,
	"discount_ends_at" timestamp with time zone,
	"credit_minor" integer DEFAULT 0 NOT NULL,
	"payment_token" text,
	"failed_attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"noticed_period_end" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"domain" text,
	"config" jsonb NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"logo_svg" text,
	"disabled" boolean DEFAULT false NOT NULL,
	"catalogue_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tenant_name_unique" UNIQUE("name"),
	CONSTRAINT "tenant_domain_unique" UNIQUE("domain")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "play_once" ON "play" USING btree ("tenant_id","member_id","play_id");--> statement-breakpoint
CREATE INDEX "recent_activity_member" ON "recent_activity" USING btree ("tenant_id","member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "workout_result_once" ON "workout_result" USING btree ("tenant_id","member_id","user_workout_tag");--> statement-breakpoint
CREATE UNIQUE INDEX "live_event_video" ON "live_event" USING btree ("tenant_id","video_id");--> statement-breakpoint
CREATE INDEX "search_word_spelling" ON "search_word" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "virtual_class_schedule" ON "virtual_class" USING btree ("tenant_id","schedule_date");--> statement-breakpoint
CREATE INDEX "consent_answer_member" ON "consent_answer" USING btree ("tenant_id","member_id","policy","answered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "member_email" ON "member" USING btree ("tenant_id","email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "member_subject" ON "member" USING btree ("tenant_id","sso_issuer","sso_subject");--> statement-breakpoint
CREATE INDEX "session_member" ON "session" USING btree ("tenant_id","member_id");--> statement-breakpoint
CREATE INDEX "short_link_target" ON "short_link" USING btree ("tenant_id","long_link");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_once" ON "invoice" USING btree ("tenant_id","subscription_id","reason");--> statement-breakpoint
CREATE INDEX "subscription_reference" ON "subscription" USING btree ("source_reference");--> statement-breakpoint
CREATE INDEX "subscription_member" ON "subscription" USING btree ("tenant_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_one_running" ON "subscription" USING btree ("tenant_id","member_id") WHERE "subscription"."status" in ('active', 'trialing');--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_one_trial" ON "subscription" USING btree ("tenant_id","member_id") WHERE "subscription"."trial_started_at" is not null;--> statement-breakpoint
CREATE INDEX "subscription_due" ON "subscription" USING btree ("current_period_end");