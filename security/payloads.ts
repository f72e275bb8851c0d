/* Texts that run where somebody takes them for markup. Each calls alert(1) and marks its elements with data-xss. */

export const PAYLOADS: readonly string[] = [
  '<script data-xss>alert(1)</script>',
  '<img data-xss src=x onerror=alert(1)>',
  '<svg data-xss onload=alert(1)>',
  '"><img data-xss src=x onerror=alert(1)>',
  "'><svg data-xss/onload=alert(1)>",
  '</title><script data-xss>alert(1)</script>',
  '</textarea><img data-xss src=x onerror=alert(1)>',
  '<iframe data-xss srcdoc="<script>parent.alert(1)</script>">',
  '<a data-xss href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '![x](x" onerror="alert(1))',
  '<details data-xss open ontoggle=alert(1)>',
  '<input data-xss autofocus onfocus=alert(1)>',
  '<body data-xss onload=alert(1)>',
  '<math><mtext><img data-xss src=x onerror=alert(1)>',
  '<style data-xss>@import "javascript:alert(1)";</style>',
  '<x data-xss onanimationstart=alert(1) style=animation:x>',
  '&lt;img data-xss src=x onerror=alert(1)&gt;',
  '\\u003cimg data-xss src=x onerror=alert(1)\\u003e',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '<noscript><p title="</noscript><img data-xss src=x onerror=alert(1)>">',
  '<template><img data-xss src=x onerror=alert(1)></template>',
  '<form data-xss action=javascript:alert(1)><button>x</button></form>',
];

/** An operator's own text of a page with all of them, as Markdown and as HTML within it. */
export const MARKDOWN = [
  '## Ours',
  ...PAYLOADS,
  '[a link](javascript:alert(1) "t")',
  '[another](data:text/html,<script>alert(1)</script>)',
  '<javascript:alert(1)>',
  '[ref]\n\n[ref]: javascript:alert(1)',
  '- <img data-xss src=x onerror=alert(1)>',
  '# <svg data-xss onload=alert(1)>',
].join('\n\n');
