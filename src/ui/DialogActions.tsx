import { useContext } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import classes from './DialogActions.module.css'
import { DialogFoot } from './dialogPlace.ts'

/**
 * The buttons at the end of a dialog, the one that does it last. They stand in the dialog's foot wherever they are written. What
 * submits a form is a `SubmitButton`: in the foot it is outside of the form.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  const foot = useContext(DialogFoot)
  if (foot === null) return null
  const actions = <div className={classes.actions}>{children}</div>
  return foot ? createPortal(actions, foot) : actions
}
