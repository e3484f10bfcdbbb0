import { useContext } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import classes from './DialogActions.module.css'
import { DialogFoot } from './dialogPosition.ts'

/**
 * The buttons of a dialog, the primary one last. They appear in the dialog's footer wherever they are rendered. A form
 * is submitted by a `SubmitButton`, since the footer is outside the form.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  const foot = useContext(DialogFoot)
  if (foot === null) return null
  const actions = <div className={classes.actions}>{children}</div>
  return foot ? createPortal(actions, foot) : actions
}
