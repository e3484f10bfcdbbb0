/** What opens over the session. */
export type SessionDialog = 'invite' | 'editSession' | 'help' | 'createWorkshop' | 'launch'

export interface SessionMenuItemsProps {
  isTemplate: boolean
  /** The session can be edited, and people invited: not once it is over. */
  mayBuild: boolean
  /** Name and password are known and can be edited. */
  hasDetails: boolean
  onDialog: (dialog: SessionDialog) => void
  onEdit: () => void
  onPeople: () => void
}
