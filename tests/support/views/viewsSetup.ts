import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// The test page has no `document.fonts`; fields that grow with their text listen to it.
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() })

// The default of one second is short where two browsers share a machine.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)
