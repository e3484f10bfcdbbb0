import type { ReactNode } from 'react'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import classes from './Settings.module.css'

export interface FormActionsProps {
  isDialog: boolean
  children: ReactNode
}

/** The buttons of a form that is used both on a page and in a dialog. */
export function FormActions({ isDialog, children }: FormActionsProps) {
  if (isDialog) return <DialogActions>{children}</DialogActions>
  return <div className={classes.actions}>{children}</div>
}
