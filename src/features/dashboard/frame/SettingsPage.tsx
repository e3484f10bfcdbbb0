import type { ReactNode } from 'react'
import { useText } from '#ui/texts/useText.ts'
import { dashboardText } from '../text.ts'
import { PageHead } from './PageHead.tsx'

/** The dashboard page with the account's settings. */
export function SettingsPage({ children }: { children: ReactNode }) {
  const text = useText(dashboardText)
  return (
    <>
      <PageHead pageTitle={text.settings} />
      {children}
    </>
  )
}
