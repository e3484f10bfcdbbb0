import type { ComponentType } from 'react'
import { lazyDialog, lazyPage, lazyPart } from '#ui/loading/lazyPart.tsx'
import type { CopyTargetProps } from './copyInput/copySource.ts'
import type { ActivityFace, CopyInputProps } from './face.ts'
import type { OwnPartProps, PageNameProps, PartDialogProps, ProjectorViewProps } from './face.ts'
import type { ActivityPanelProps } from './session/sidePanel.ts'

type Load<Props = object> = () => Promise<{ default: ComponentType<Props> }>

/** The files of a kind that collects answers. */
export interface InputFiles extends Partial<
  Pick<ActivityFace, 'hasPages' | 'hasTasks' | 'isVotedOn' | 'itemNoun'>
> {
  /** False: no sheet is imported into it. */
  takesSheets?: boolean
  loadPage: Load
  /** Modules not needed at first, named in a file of their own: even their names would enlarge a phone's first load. */
  loadModules: () => Promise<LazyModules>
}

export interface LazyModules {
  loadProjector: Load<ProjectorViewProps>
  loadEditor: Load<ActivityPanelProps>
  loadPageName: Load<PageNameProps>
  loadOwn: Load<OwnPartProps>
  loadStartOver: Load<PartDialogProps>
  loadCopyInput: Load<CopyInputProps>
  loadCopyTarget: Load<CopyTargetProps>
  /** Left out by kinds into which no sheet is imported. */
  loadImportData?: Load<PartDialogProps>
}

/** The face of a kind that collects answers, with all parts of one. */
export function inputFace({
  loadPage,
  loadModules,
  takesSheets = true,
  ...traits
}: InputFiles): ActivityFace {
  const loadProjector: Load<ProjectorViewProps> = async () => (await loadModules()).loadProjector()
  const loadImport: Load<PartDialogProps> = async () => {
    const { loadImportData } = await loadModules()
    if (!loadImportData) throw new Error('no sheet is imported into this kind')
    return loadImportData()
  }
  const [Page, Projector] = [lazyPage(loadPage), lazyPage(loadProjector)]
  return {
    preload: { page: Page.preload, projector: Projector.preload },
    Page,
    Editor: lazyPage(async () => (await loadModules()).loadEditor()),
    Projector,
    takesInput: true,
    hasTasks: true,
    ...traits,
    PageName: lazyPart(async () => (await loadModules()).loadPageName()),
    Own: lazyPart(async () => (await loadModules()).loadOwn()),
    StartOver: lazyDialog(async () => (await loadModules()).loadStartOver()),
    CopyInput: lazyDialog(async () => (await loadModules()).loadCopyInput()),
    CopyTarget: lazyPage(async () => (await loadModules()).loadCopyTarget()),
    ...(takesSheets && { ImportData: lazyDialog(loadImport) }),
  }
}
