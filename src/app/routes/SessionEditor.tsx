import { Suspense } from 'react'
import { ShowAgendaSwitch } from '#features/agenda/list/ShowAgendaSwitch.tsx'
import { EditorPanel } from '#features/editor/EditorPanel.tsx'
import type { WorkshopDetails } from '#features/session/entry/SessionGate.tsx'
import { lazyPage } from '#ui/loading/lazyPart.tsx'
import { PageLoading } from '../PageLoading.tsx'

export interface SessionEditorProps {
  details: WorkshopDetails | null
  onSaved: () => void
  onClose: () => void
}

const SettingsPanel = lazyPage(async () => ({
  default: (await import('#features/editor/SettingsPanel.tsx')).SettingsPanel,
}))

/** The editor of the activity on the screen, with the session's settings. */
export function SessionEditor({ details, onSaved, onClose }: SessionEditorProps) {
  return (
    <EditorPanel
      onClose={onClose}
      loading={<PageLoading />}
      settings={
        <Suspense fallback={<PageLoading />}>
          <SettingsPanel
            password={details?.password ?? null}
            creatorId={details?.creator.id ?? null}
            agendaSwitch={<ShowAgendaSwitch />}
            onSaved={onSaved}
          />
        </Suspense>
      }
    />
  )
}
