import type { Catalogue } from '#ui/useText.ts'

/** Texts of the pages My workshops and Deleted, and of what can be done with a session or template. */
export const workshopsText = {
  id: 'dashboardWorkshops',
  en: {
    hint: 'All sessions you made, and those you help to run.',
    name: 'Name',
    owner: 'Owner',
    created: 'Created',
    actions: 'Actions',
    ended: 'Ended',
    open: 'Open',
    createFrom: 'Create session from it…',
    saveAsTemplate: 'Save as template…',
    copyInvite: 'Copy invite link',
    inviteCopied: 'Invite link copied',
    rename: 'Rename',
    retention: 'Keep after deletion…',
    delete: 'Delete',
    search: 'Search workshops',
    foundNone: (search: string) => `No workshop is named like “${search}”`,
    foundNoneHint: 'Check the spelling, or search for a part of the name.',
    foundCount: (count: number, hasMore: boolean) =>
      hasMore
        ? `More than ${count} workshops found`
        : count === 1
          ? '1 workshop found'
          : `${count} workshops found`,
    showMore: 'Show more',
    shownCount: (count: number) => `${count} workshops shown`,
    emptyTitle: 'Create your first session',
    emptyHint:
      'A session is made of activities, such as a brainstorm. Build it in peace, then invite everyone with a code or a link.',
    renameSession: 'Rename workshop',
    renameTemplate: 'Rename template',
    sessionName: 'Session name',
    templateName: 'Template name',
    cancel: 'Cancel',
    save: 'Save',
    deleteTitle: 'Are you sure you want to delete this workshop?',
    deleteText: 'This will permanently delete the workshop and any input will be lost.',
    restorableUntil: (name: string, date: string) =>
      `Until ${date} you can restore “${name}” under “Deleted”. Then it is erased.`,
    erasedAtOnce: (name: string) => `“${name}” is erased right away and cannot be restored.`,
    deletedNow: (name: string) => `“${name}” is deleted`,
    retentionTitle: 'After deletion',
    retentionHint:
      'A deleted workshop can be restored for so many days. Then it is erased for good, with all answers and files.',
    retentionDays: 'Kept for … days after deletion',
    retentionRange: (most: number) => `A number between 0 and ${most}`,
    retentionSaved: (days: number) =>
      days === 1 ? 'Kept for 1 day after deletion' : `Kept for ${days} days after deletion`,
    deletedPage: 'Deleted',
    deletedHint: 'Workshops and templates that you deleted. Restore them, until they are erased for good.',
    backToWorkshops: 'Back to My workshops',
    kind: 'Kind',
    session: 'Session',
    template: 'Template',
    erasedOn: 'Erased on',
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
