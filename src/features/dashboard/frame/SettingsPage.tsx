import type { ReactNode } from 'react'
import { useText } from '#ui/texts/useText.ts'
import { PageHead } from './PageHead.tsx'
import { frameText } from './text.ts'

/** The dashboard page with the account's settings. */
export function SettingsPage({ children }: { children: ReactNode }) {
  const text = useText(frameText)
  return (
    <>
      <PageHead pageTitle={text.settings} />
      {children}
    </>
  )
}
