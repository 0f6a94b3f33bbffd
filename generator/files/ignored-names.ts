const patterns = [
  // macOS, Windows, Linux desktops and file servers.
  String.raw`\.DS_Store|\.AppleDouble|\.LSOverride|Icon\r|\._.*|\.Spotlight-V100|\.Trash(?:es|-\d+)|\.fseventsd|__MACOSX`,
  String.raw`(?:eh)?thumbs\.db|desktop\.ini|\$RECYCLE\.BIN`,
  String.raw`\.directory|\.nfs.*|\.fuse_hidden.*|\.goutputstream-.*|@eaDir`,
  // Emacs, Vim, JetBrains and word processors: locks, backups and unfinished saves.
  String.raw`\.#.*|#.*#|.*~|\..*\.sw[a-p]|4913|.*___jb_(?:tmp|old)___|\.~lock\..*|~\$.*`,
  // Backups of editors and merge tools.
  String.raw`.*\.(?:bak|orig|rej)`,
  // Folders and settings of editors and of Git.
  String.raw`\.git|\.git(?:keep|ignore|attributes)|\.idea|\.vscode|\.editorconfig`,
];

const ignoredPattern = new RegExp(`^(?:${patterns.join('|')})$`, 'isu');

/** Ignored files and folders are neither read nor published nor watched. */
export const isIgnoredName = (name: string): boolean => ignoredPattern.test(name);
