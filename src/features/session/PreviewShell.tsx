import { Menu } from '@mantine/core'
import { IconHome } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { lazyDialog } from '#ui/lazyPart.tsx'
import { useText } from '#ui/useText.ts'
import { facilitatorText } from './facilitatorText.ts'
import { PersonMenuItems } from './PersonMenuItems.tsx'
import { SessionFrame } from './SessionFrame.tsx'
import { SessionProfileMenu } from './SessionProfileMenu.tsx'

const SessionHelp = lazyDialog(async () => ({ default: (await import('./SessionHelp.tsx')).SessionHelp }))

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
      {isHelping && (
        <Suspense>
          <SessionHelp onClose={() => setHelping(false)} />
        </Suspense>
      )}
    </SessionFrame>
  )
}
