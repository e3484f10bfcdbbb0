/** The dialogs that can open over the session. */
export type SessionDialog = 'invite' | 'editSession' | 'help' | 'createWorkshop' | 'launch'

export interface SessionMenuItemsProps {
  isTemplate: boolean
  /** The session can be edited and people can be invited: not after its end. */
  mayBuild: boolean
  /** Name and password are loaded and can be edited. */
  hasDetails: boolean
  onDialog: (dialog: SessionDialog) => void
  onEdit: () => void
  onPeople: () => void
}
