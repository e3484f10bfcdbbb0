import type { ReactNode } from 'react'
import { useText } from '#ui/useText.ts'
import { PageHead } from './PageHead.tsx'
import { frameText } from './text.ts'

/** Where the settings of the account stand on the dashboard. */
export function SettingsPage({ children }: { children: ReactNode }) {
  const text = useText(frameText)
  return (
    <>
      <PageHead pageTitle={text.settings} />
      {children}
    </>
  )
}
