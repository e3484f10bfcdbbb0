import { Menu } from '@mantine/core'
import { IconHome } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useStateDocument } from '#sync/room/documents.ts'
import { useRoom } from '#sync/room/room.tsx'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { useText } from '#ui/texts/useText.ts'
import { facilitatorText } from '../facilitatorText.ts'
import { PersonMenuItems } from '../people/PersonMenuItems.tsx'
import { SessionFrame } from './SessionFrame.tsx'
import { SessionProfileMenu } from './SessionProfileMenu.tsx'

const SessionHelp = lazyDialog(async () => ({ default: (await import('./SessionHelp.tsx')).SessionHelp }))

export interface PreviewShellProps {
  agenda: ReactNode
  /** A bar over the page: the owner of the template, and what can be done with it. */
  preview: ReactNode
  children: ReactNode
}

/**
 * A template for a person who may only read it: all pages, at their own pace.
 *
 * @see SPEC M9
 */
export function PreviewShell({ agenda, preview, children }: PreviewShellProps) {
  const text = useText(facilitatorText)
  const { identity } = useRoom()
  const { workshop } = useStateDocument()
  const [isHelping, setHelping] = useState(false)
  return (
    <SessionFrame
      name={workshop.workshopName}
      color={workshop.color}
      isEnded={false}
      isReadOnly
      homePath="/account"
      sidebar={agenda}
      notice={<Suspense>{preview}</Suspense>}
      actions={
        identity.kind === 'account' && (
          <SessionProfileMenu account={identity}>
            <Menu.Item component={Link} to="/account" leftSection={<IconHome size={18} />}>
              {text.dashboard}
            </Menu.Item>
            <Menu.Divider />
            <PersonMenuItems onHelp={() => setHelping(true)} />
          </SessionProfileMenu>
        )
      }
    >
      {children}
      {isHelping && <SessionHelp onClose={() => setHelping(false)} />}
    </SessionFrame>
  )
}
