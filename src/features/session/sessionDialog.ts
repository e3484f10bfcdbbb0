/** What opens over the session. */
export type SessionDialog = 'invite' | 'editSession' | 'help' | 'createWorkshop' | 'launch'

export interface SessionMenuItemsProps {
  isTemplate: boolean
  /** Nothing is edited any more, and nobody is invited. */
  isEnded: boolean
  /** Name and password are known and can be edited. */
  hasDetails: boolean
  onDialog: (dialog: SessionDialog) => void
  onEdit: () => void
  onPeople: () => void
}
