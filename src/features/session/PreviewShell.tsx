import { ActionIcon } from '@mantine/core'
import { IconHelp } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { useStateDocument } from '#sync/documents.ts'
import { uiText } from '#ui/text.ts'
import { useText } from '#ui/useText.ts'
import { SessionFrame } from './SessionFrame.tsx'

const SessionHelp = lazy(async () => ({ default: (await import('./SessionHelp.tsx')).SessionHelp }))

export interface PreviewShellProps {
  agenda: ReactNode
  /** Over the page: whose this is, and what can be done with it. */
  preview: ReactNode
  children: ReactNode
}

/**
 * A template as somebody sees it who may look and not change it: the whole of it, at their own pace.
 *
 * @see specification, part 1, section 2: Preview of an official template
 */
export function PreviewShell({ agenda, preview, children }: PreviewShellProps) {
  const shared = useText(uiText)
  const { workshop } = useStateDocument()
  const [isHelping, setHelping] = useState(false)
  return (
    <SessionFrame
      name={workshop.workshopName}
      color={workshop.color}
      isEnded={false}
      homePath="/account"
      sidebar={agenda}
      notice={<Suspense>{preview}</Suspense>}
      actions={
        <ActionIcon size={44} aria-label={shared.help} onClick={() => setHelping(true)}>
          <IconHelp size={22} />
        </ActionIcon>
      }
    >
      {children}
      {isHelping && (
        <Suspense>
          <SessionHelp onClose={() => setHelping(false)} />
        </Suspense>
      )}
    </SessionFrame>
  )
}
