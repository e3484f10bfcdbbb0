import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the pages My sessions and Deleted, and of the actions on a session or template. */
export const workshopsText = {
  id: 'dashboardWorkshops',
  en: {
    hint: 'All sessions you made, and those you help to run.',
    name: 'Name',
    owner: 'Owner',
    created: 'Created',
    actions: 'Actions',
    ended: 'Ended',
    createFrom: 'Create session from it…',
    saveAsTemplate: 'Save as template…',
    copyInvite: 'Copy invite link',
    inviteCopied: 'Invite link copied',
    retention: (days: number) =>
      `Time to restore: ${days === 0 ? 'none' : days === 1 ? '1 day' : `${days} days`}…`,
    search: 'Search sessions',
    foundNone: (search: string) => `No session is named like “${search}”`,
    foundNoneHint: 'Check the spelling, or search for a part of the name.',
    foundCount: (count: number, hasMore: boolean) =>
      hasMore
        ? `More than ${count} sessions found`
        : count === 1
          ? '1 session found'
          : `${count} sessions found`,
    showMore: 'Show more',
    shownCount: (count: number) => `${count} sessions shown`,
    emptyTitle: 'Create your first session',
    emptyHint:
      'A session is made of activities, such as a brainstorm. Build it in peace, then invite everyone with a code or a link.',
    renameSession: 'Rename session',
    renameTemplate: 'Rename template',
    deleteTitle: 'Are you sure you want to delete this workshop?',
    deleteText: 'This will permanently delete the workshop and any input will be lost.',
    deleteTemplateTitle: 'Are you sure you want to delete this template?',
    deleteTemplateText: 'This will permanently delete the template and any input will be lost.',
    erasedAtOnce: (name: string) => `“${name}” is erased right away and cannot be restored.`,
    deletedNow: (name: string) => `“${name}” is deleted`,
    deletedUntil: (name: string, date: string) =>
      `“${name}” is deleted. Until ${date} you can restore it in My sessions, under “Deleted”.`,
    retentionTitle: (name: string) => `If “${name}” is deleted`,
    retentionHint:
      'A deleted session can be restored for this many days. Then it is erased for good, with all answers and files.',
    retentionDays: 'Days in which it can be restored',
    retentionRange: (most: number) => `A number between 0 and ${most}`,
    retentionSaved: (days: number) =>
      days === 1 ? 'Kept for 1 day after deletion' : `Kept for ${days} days after deletion`,
    deletedPage: 'Deleted',
    deletedHint: 'Sessions and templates that you deleted. Restore them, until they are erased for good.',
    backToSessions: 'Back to My sessions',
    kind: 'Kind',
    session: 'Session',
    template: 'Template',
    erasedOn: 'Erased on',
    createdOn: (time: string) => `Created ${time}`,
    restore: 'Restore',
    restoreNamed: (name: string) => `Restore ${name}`,
    restored: (name: string) => `“${name}” is back`,
    eraseNow: 'Erase now',
    eraseNamed: (name: string) => `Erase ${name} now`,
    eraseTitle: (name: string) => `Erase “${name}” now?`,
    eraseText: 'All activities, answers and files of it are gone for good. Nobody can bring them back.',
    erased: (name: string) => `“${name}” is erased`,
    deletedNone: 'Nothing is deleted',
    deletedNoneHint: 'What you delete waits here, so that you can change your mind.',
  },
} satisfies Catalogue<unknown>
