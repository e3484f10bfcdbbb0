import { Button } from '@mantine/core'
import { IconEye, IconPencil, IconRocket } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { messageOf, ServerTrouble } from '#api/callErrors.ts'
import { newId } from '#api/newId.ts'
import { CreateWorkshopDocument } from '#api/operations/template.ts'
import { lobbyPath } from '#domain/workshop/paths.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useCall, useRoom } from '#sync/room/room.tsx'
import { notify } from '#ui/toasts/notify.ts'
import { tellLeftOut } from '#activity/copyInput/tellLeftOut.ts'
import { openEditorBeside } from '#activity/session/sidePanel.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './PreviewBanner.module.css'
import { previewText } from './previewText.ts'

export interface PreviewBannerProps {
  /** The dialog that creates a session from the template. */
  launch: (onClose: () => void) => ReactNode
}

/**
 * Says that the preview is read-only. One button copies the template to the person's own, the other creates a session
 * from it.
 */
export function PreviewBanner({ launch }: PreviewBannerProps) {
  const text = useText(previewText)
  const { workshopId } = useRoom()
  const { workshopName } = useStateDocument().workshop
  const call = useCall()
  const navigate = useNavigate()
  const [isLaunching, setLaunching] = useState(false)
  const [isSaving, setSaving] = useState(false)
  // The id is created once, so that a retry after a lost response creates no second copy (idempotent).
  const [copyId] = useState(newId)
  const save = async (): Promise<void> => {
    setSaving(true)
    try {
      const copy = {
        id: copyId,
        workshopName,
        templateName: workshopName,
        template: true,
        genericOption: 'copy_all',
      }
      const { createWorkshop } = await call(CreateWorkshopDocument, { ...copy, sourceWorkshopId: workshopId })
      if (!createWorkshop.workshop) throw new ServerTrouble(true)
      openEditorBeside()
      await navigate(lobbyPath(createWorkshop.workshop.id))
      notify(text.saved(workshopName), 'good')
      tellLeftOut(createWorkshop.leftOut)
    } catch (error) {
      notify(messageOf(error), 'bad')
      setSaving(false)
    }
  }
  return (
    <section className={classes.banner} aria-label={text.label}>
      <IconEye size={20} aria-hidden="true" />
      <span className={classes.sentence}>{text.banner}</span>
      <div className={classes.actions}>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPencil size={18} />}
          loading={isSaving}
          onClick={() => void save()}
        >
          {text.edit}
        </Button>
        <Button size="sm" leftSection={<IconRocket size={18} />} onClick={() => setLaunching(true)}>
          {text.launch}
        </Button>
      </div>
      <Suspense>{isLaunching && launch(() => setLaunching(false))}</Suspense>
    </section>
  )
}
