import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// The page of these tests loads no fonts; a field that grows with its text asks to be told of them.
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() })

// A second, as it is, is short where two browsers share a machine.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)
