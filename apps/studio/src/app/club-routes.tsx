import { Navigate, type RouteObject } from 'react-router'
import { memberPermissions } from './navigation.ts'
import { permitted } from './route-kinds.tsx'
import { NotFound } from './shell/not-found.tsx'

/** For the club's staff, by role. */
export const clubRoutes: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('../pages/home.tsx')).HomePage }) },
  permitted('classes.view', {
    path: 'classes',
    lazy: async () => ({ Component: (await import('../pages/class-list.tsx')).ClassListPage }),
  }),
  permitted('collections.edit', {
    path: 'classes/words',
    lazy: async () => ({ Component: (await import('../pages/class-words.tsx')).ClassWordsPage }),
  }),
  permitted('classes.view', {
    path: 'classes/:tag',
    lazy: async () => ({ Component: (await import('../pages/class.tsx')).ClassPage }),
  }),
  permitted('classes.edit', {
    path: 'classes/:tag/captions/:language',
    lazy: async () => ({ Component: (await import('../pages/class-captions.tsx')).ClassCaptionsPage }),
  }),
  permitted('classes.edit', {
    path: 'classes/:tag/video',
    lazy: async () => ({ Component: (await import('../pages/class-video.tsx')).ClassVideoPage }),
  }),
  permitted('classes.edit', {
    path: 'classes/:tag/moves',
    lazy: async () => ({ Component: (await import('../pages/class-moves.tsx')).ClassMovesPage }),
  }),
  permitted('schedule.view', {
    path: 'schedule',
    lazy: async () => ({ Component: (await import('../pages/schedule.tsx')).SchedulePage }),
  }),
  permitted('schedule.view', {
    path: 'schedule/:id',
    lazy: async () => ({ Component: (await import('../pages/schedule-event.tsx')).ScheduleEventPage }),
  }),
  permitted('collections.view', { path: 'find', element: <Navigate replace to="/find/collections" /> }),
  permitted('collections.view', {
    path: 'find/collections',
    lazy: async () => ({ Component: (await import('../pages/curation-list.tsx')).CollectionsPage }),
  }),
  permitted('collections.view', {
    path: 'find/collections/:id',
    lazy: async () => ({ Component: (await import('../pages/curation.tsx')).CollectionPage }),
  }),
  permitted('collections.view', {
    path: 'find/categories',
    lazy: async () => ({ Component: (await import('../pages/curation-list.tsx')).CategoriesPage }),
  }),
  permitted('collections.view', {
    path: 'find/categories/:id',
    lazy: async () => ({ Component: (await import('../pages/curation.tsx')).CategoryPage }),
  }),
  permitted('collections.view', {
    path: 'find/channels',
    lazy: async () => ({ Component: (await import('../pages/curation-list.tsx')).ChannelsPage }),
  }),
  permitted('collections.view', {
    path: 'find/channels/:id',
    lazy: async () => ({ Component: (await import('../pages/curation.tsx')).ChannelPage }),
  }),
  permitted('collections.view', {
    path: 'find/coaches',
    lazy: async () => ({ Component: (await import('../pages/curation-list.tsx')).CoachesPage }),
  }),
  permitted('collections.view', {
    path: 'find/coaches/:id',
    lazy: async () => ({ Component: (await import('../pages/curation.tsx')).CoachPage }),
  }),
  permitted('collections.view', {
    path: 'find/class-of-the-day',
    lazy: async () => ({ Component: (await import('../pages/class-of-day.tsx')).ClassOfDayPage }),
  }),
  permitted('schedule.view', {
    path: 'schedule/:id/broadcast',
    lazy: async () => ({ Component: (await import('../pages/broadcast.tsx')).BroadcastPage }),
  }),
  permitted(memberPermissions, {
    path: 'members',
    lazy: async () => ({ Component: (await import('../pages/member-list.tsx')).MemberListPage }),
  }),
  permitted('members.import', {
    path: 'members/import',
    lazy: async () => ({ Component: (await import('../pages/member-import.tsx')).MemberImportPage }),
  }),
  permitted('members.view', {
    path: 'members/:id',
    lazy: async () => ({ Component: (await import('../pages/member.tsx')).MemberPage }),
  }),
  permitted('payments.view', {
    path: 'payments',
    lazy: async () => ({ Component: (await import('../pages/bookkeeping.tsx')).BookkeepingPage }),
  }),
  permitted('payments.view', {
    path: 'payments/failing',
    lazy: async () => ({ Component: (await import('../pages/failing-cards.tsx')).FailingCardsPage }),
  }),
  permitted('figures.view', {
    path: 'figures',
    lazy: async () => ({ Component: (await import('../pages/figures.tsx')).FiguresPage }),
  }),
  permitted('payouts.view', {
    path: 'figures/payouts',
    lazy: async () => ({ Component: (await import('../pages/payouts.tsx')).PayoutsPage }),
  }),
  permitted('figures.view', {
    path: 'figures/classes',
    lazy: async () => ({ Component: (await import('../pages/watched-classes.tsx')).WatchedClassesPage }),
  }),
  permitted('figures.view', {
    path: 'figures/classes/:tag',
    lazy: async () => ({ Component: (await import('../pages/class-figures.tsx')).ClassFiguresPage }),
  }),
  permitted('plans.view', {
    path: 'plans',
    lazy: async () => ({ Component: (await import('../pages/plans.tsx')).PlansPage }),
  }),
  permitted('codes.view', {
    path: 'plans/discounts',
    lazy: async () => ({ Component: (await import('../pages/discount-codes.tsx')).DiscountCodesPage }),
  }),
  permitted('codes.view', {
    path: 'plans/codes',
    lazy: async () => ({ Component: (await import('../pages/access-codes.tsx')).AccessCodesPage }),
  }),
  permitted('look.view', {
    path: 'look',
    lazy: async () => ({ Component: (await import('../pages/look.tsx')).LookPage }),
  }),
  permitted('texts.view', {
    path: 'texts',
    lazy: async () => ({ Component: (await import('../pages/texts.tsx')).TextsPage }),
  }),
  permitted('texts.view', {
    path: 'texts/emails',
    lazy: async () => ({ Component: (await import('../pages/emails.tsx')).EmailsPage }),
  }),
  permitted('texts.view', {
    path: 'texts/terms',
    lazy: async () => ({ Component: (await import('../pages/policies.tsx')).PoliciesPage }),
  }),
  permitted('texts.view', {
    path: 'texts/announcements',
    lazy: async () => ({ Component: (await import('../pages/announcements.tsx')).AnnouncementsPage }),
  }),
  permitted('storage.view', {
    path: 'storage',
    lazy: async () => ({ Component: (await import('../pages/storage.tsx')).StoragePage }),
  }),
  permitted('classes.view', {
    path: 'preview',
    lazy: async () => ({ Component: (await import('../pages/preview.tsx')).PreviewPage }),
  }),
  permitted('settings.view', {
    path: 'settings',
    lazy: async () => ({ Component: (await import('../pages/settings.tsx')).SettingsPage }),
  }),
  permitted('settings.view', {
    path: 'settings/:group',
    lazy: async () => ({ Component: (await import('../pages/setting-group.tsx')).SettingGroupPage }),
  }),
  permitted('settings.view', {
    path: 'settings/embedding',
    lazy: async () => ({ Component: (await import('../pages/embedding.tsx')).EmbeddingPage }),
  }),
  permitted('staff.view', {
    path: 'people',
    lazy: async () => ({ Component: (await import('../pages/people.tsx')).PeoplePage }),
  }),
  permitted('apiKeys.edit', {
    path: 'api-keys',
    lazy: async () => ({ Component: (await import('../pages/api-keys.tsx')).ApiKeysPage }),
  }),
  permitted('sso.edit', {
    path: 'settings/sign-on',
    lazy: async () => ({ Component: (await import('../pages/sign-on.tsx')).SignOnPage }),
  }),
  permitted('paymentKeys.edit', {
    path: 'settings/payment-account',
    lazy: async () => ({ Component: (await import('../pages/payment-account.tsx')).PaymentAccountPage }),
  }),
  permitted('webhooks.edit', {
    path: 'settings/webhooks/:id?',
    lazy: async () => ({ Component: (await import('../pages/webhooks.tsx')).WebhooksPage }),
  }),
  permitted('club.export', {
    path: 'settings/club-file',
    lazy: async () => ({ Component: (await import('../pages/club-file.tsx')).ClubFilePage }),
  }),
  permitted('domain.edit', {
    path: 'settings/domain',
    lazy: async () => ({ Component: (await import('../pages/domain.tsx')).DomainPage }),
  }),
  permitted('audit.view', {
    path: 'history',
    lazy: async () => ({ Component: (await import('../pages/history.tsx')).HistoryPage }),
  }),
  { path: '*', element: <NotFound /> },
]
