// The list of keys and its words, fetched when someone asks for it.
export { fetchWords } from '../i18n/words.ts';
export { default as KeysDialog } from './KeysDialog.svelte';
