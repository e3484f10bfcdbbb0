import { useState } from 'react'
import type { ReactNode } from 'react'
import { RunDialogContext } from './runDialog.ts'
import type { RunDialog } from './runDialog.ts'

/** Around a session: its menus open dialogs, and those of the app are shown. */
export function RunDialogProvider({ children }: { children: ReactNode }) {
  const [dialog, open] = useState<RunDialog | null>(null)
  return <RunDialogContext value={{ dialog, open }}>{children}</RunDialogContext>
}
