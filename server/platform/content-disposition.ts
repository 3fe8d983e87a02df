// How a browser is told to save a file or to show it, and under which name (RFC 6266).

/** Names beyond ASCII travel encoded beside a plain one for programs that know no better. */
export function dispositionOf(fileName: string, inline: boolean): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${inline ? "inline" : "attachment"}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
