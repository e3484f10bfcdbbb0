import { useState } from 'react'
import type { ReactNode } from 'react'
import { RunDialogContext } from './runDialog.ts'
import type { RunDialog } from './runDialog.ts'

/** Wraps a session: menus open dialogs, which the app renders. */
export function RunDialogProvider({ children }: { children: ReactNode }) {
  const [dialog, open] = useState<RunDialog | null>(null)
  return <RunDialogContext value={{ dialog, open }}>{children}</RunDialogContext>
}
