/**
 * The objects of the drawings. Each is centred on x = 0 and stands on y = 201, over the ring that joins it to the
 * thread, or with its legs on the thread. `outline` is closed and filled, so that the thread passes behind; `line` is drawn 3 wide, `fine` 1.5
 * wide; `tint` is the one small area of colour.
 */

export const receipt = (
  <>
    <path
      className="outline"
      d="M-72 28H72V201l-14.4-11-14.4 11-14.4-11-14.4 11L0 190l-14.4 11-14.4-11-14.4 11-14.4-11L-72 201z"
    />
    <path className="fine" d="M-50 86H50M-50 106H50M-50 126H12" />
    <path className="line" d="M-50 58h58M-50 156H50M22 172h28" />
  </>
);

export const paymentCard = (
  <>
    <rect className="outline" x="-94" y="84" width="188" height="117" rx="9" />
    <path className="tint" d="M-94 110H94v18H-94z" />
    <path className="fine" d="M-72 164h58M-72 180h34M48 158h26v20H48zM54 158v20M68 158v20" />
  </>
);

export const calendar = (
  <>
    <path className="outline" d="M-78 52H78v149H-78z" />
    <path className="line" d="M-78 86H78M-42 38v26M42 38v26" />
    <path className="fine" d="M-39 86v115M0 86v115M39 86v115M-78 115H78M-78 144H78M-78 173H78" />
    <path className="tint" d="M-39 115H0v29h-39z" />
    <path className="line" d="m-30 129 8 8 13-15" />
  </>
);

export const telephone = (
  <>
    <path className="fine" d="M80 112c18 10-4 22 8 34s-6 20 2 32-8 16-20 18" />
    <path className="outline" d="m-74 201 13-68a14 14 0 0 1 14-12h94a14 14 0 0 1 14 12l13 68z" />
    <path className="line" d="M-28 104v17M28 104v17" />
    <path
      className="outline"
      d="M-90 108V96a30 30 0 0 1 30-30H60a30 30 0 0 1 30 30v12a6 6 0 0 1-6 6H54a6 6 0 0 1-6-6v-4H-48v4a6 6 0 0 1-6 6h-30a6 6 0 0 1-6-6z"
    />
    <path className="tint" d="M-38 138h76v46h-76z" />
    <path className="fine" d="M-13 138v46M13 138v46M-38 153h76M-38 169h76" />
  </>
);

export const nightTable = (
  <>
    <path className="outline" d="m-46 128 8-34a10 10 0 0 1 10-8h56a10 10 0 0 1 10 8l8 34z" />
    <path
      className="outline"
      d="M-60 76v-6a20 20 0 0 1 20-20h80a20 20 0 0 1 20 20v6a5 5 0 0 1-5 5H37a5 5 0 0 1-5-5v-2h-64v2a5 5 0 0 1-5 5h-18a5 5 0 0 1-5-5z"
    />
    <path className="fine" d="M-16 98h8M-4 98h8M8 98h8M-18 112h8M-4 112h8M10 112h8" />
    <path className="outline" d="M-84 128H84v13H-84zM-72 141H72v36H-72z" />
    <path className="line" d="M-62 177v34M62 177v34M-14 159h28" />
  </>
);

export const clock = (
  <>
    <path className="line" d="m-38 186-12 25M38 186l12 25" />
    <rect className="outline" x="-58" y="74" width="116" height="116" rx="20" />
    <path className="fine" d="M0 86v10M0 168v10M-46 132h10M36 132h10" />
    <path className="line" d="M0 102v30l22 15M-20 62h40" />
  </>
);

export const windowAtNight = (
  <>
    <path className="outline" d="M-70 26H70v160H-70z" />
    <path className="tint" d="M48 48a24 24 0 1 0 12 42 22 22 0 0 1-12-42z" />
    <path
      className="fine"
      d="M0 26v160M-70 106H70M-40 52v14M-47 59h14M-24 86v8M-28 90h8M-46 132v8M-50 136h8M30 134v14M23 141h14"
    />
    <path className="outline" d="M-84 186H84v15H-84z" />
  </>
);

export const headset = (
  <>
    <path className="fine" d="M-56 124v-8a56 56 0 0 1 112 0v8" />
    <path className="line" d="M-70 128v-12a70 70 0 0 1 140 0v12M70 172v8a14 14 0 0 1-14 14H18" />
    <rect className="outline" x="-86" y="120" width="34" height="58" rx="12" />
    <rect className="outline" x="52" y="120" width="34" height="58" rx="12" />
    <rect className="outline" x="-14" y="186" width="36" height="15" rx="7" />
    <path className="fine" d="M-62 132v34M62 132v34" />
  </>
);

export const notebook = (
  <>
    <rect className="outline" x="-60" y="48" width="126" height="153" rx="6" />
    <path className="tint" d="M34 48h16v44l-8-9-8 9z" />
    <path className="fine" d="M-28 112h74M-28 134h74M-28 156h74M-28 178h44" />
    <path className="line" d="M-70 70h22M-70 97h22M-70 124h22M-70 151h22M-70 178h22M-28 84h36" />
  </>
);

export const cups = (
  <>
    <path
      className="fine"
      d="M-58 76c-7-9 7-13 0-22M-46 76c-7-9 7-13 0-22M46 76c-7-9 7-13 0-22M58 76c-7-9 7-13 0-22"
    />
    <path className="line" d="M-28 96h8a10 10 0 0 1 0 20h-10M28 96h-8a10 10 0 0 0 0 20h10" />
    <path
      className="outline"
      d="M-76 88h48v24a16 16 0 0 1-16 16h-16a16 16 0 0 1-16-16zM28 88h48v24a16 16 0 0 1-16 16H44a16 16 0 0 1-16-16z"
    />
    <path className="outline" d="M-104 128h208v14h-208zM-8 142H8v46H-8zM-48 188h96v13h-96z" />
  </>
);

export const form = (
  <>
    <path className="outline" d="M-66 28h98l34 34v139H-66z" />
    <path className="fine" d="M32 28v34h34M-46 88h92M-46 106h92M-24 128h70M-24 146h70M-46 184h92" />
    <path className="fine" d="M-46 122h11v11h-11zM-46 140h11v11h-11z" />
    <path className="line" d="M-46 62h52M-42 180c8-16 14-18 12-8s8 6 14-2 8 8 18 2" />
  </>
);

export const identityCard = (
  <>
    <rect className="outline" x="-94" y="84" width="188" height="117" rx="9" />
    <path className="tint" d="M-74 106h52v56h-52z" />
    <path className="line" d="M0 110h52" />
    <path className="fine" d="M0 130h74M0 146h74M0 162h40M-74 182H74" />
  </>
);

export const pen = (
  <>
    <path className="outline" d="M0 201 4 167 72 49l22 13L26 180z" />
    <path className="line" d="m4 167 22 13" />
    <path className="fine" d="m0 201 11-19M54 81l22 13M50 88l22 13M84 68 70 92" />
  </>
);

export const priceTag = (
  <>
    <path className="outline" d="M-62 201V104L0 48l62 56v97z" />
    <path className="tint" d="M-62 178H62v23H-62z" />
    <path className="line" d="M-36 132h72" />
    <path className="fine" d="M-36 150h72M-36 164h44M0 84C-14 60 22 44 4 20" />
    <circle className="fine" cy="92" r="8" />
  </>
);

export const rateSheet = (
  <>
    <path className="outline" d="M-72 38H72v163H-72z" />
    <path className="tint" d="M-52 126H52v22H-52z" />
    <path className="line" d="M-52 62h56" />
    <path className="fine" d="M-52 82H52v88H-52zM-52 104H52M-52 126H52M-52 148H52M12 82v88M-52 186h60" />
  </>
);

export const door = (
  <>
    <path className="tint" d="M-62 201V92a62 62 0 0 1 124 0v109z" />
    <path className="outline" d="M-62 201V92c0-24 16-44 46-56v152z" />
    <path className="line" d="M-62 201V92a62 62 0 0 1 124 0v109M-84 201H84M-28 118v14" />
    <path className="fine" d="M-52 104c2-14 10-26 26-36v40l-26 4zM-52 128l26-3v52l-26 8z" />
  </>
);

export const bag = (
  <>
    <path className="line" d="M-34 118V96a34 34 0 0 1 68 0v22" />
    <path className="outline" d="m-78 201 8-86a8 8 0 0 1 8-7H62a8 8 0 0 1 8 7l8 86z" />
    <path className="fine" d="M-70 124H70M-34 124v10M34 124v10" />
    <path className="outline" d="M-18 146h60v34h-60z" />
    <path className="fine" d="M-6 158h36M-6 168h22" />
  </>
);

export const folder = (
  <>
    <path className="outline" d="M-86 201V84a6 6 0 0 1 6-6h46l14 18h100a6 6 0 0 1 6 6v99z" />
    <path className="outline" d="M-46 140V46h92l20 20v74z" />
    <path className="outline" d="M-62 140V58h92l20 20v62z" />
    <path className="fine" d="M-44 84h58M-44 100h72" />
    <path className="outline" d="M-86 201v-82H86v82z" />
    <path className="tint" d="M-34 146h68v26h-68z" />
  </>
);

export const car = (
  <>
    <path className="fine" d="M112 160l28-7M114 170l30 1M112 180l26 8" />
    <path className="tint" d="M96 34a24 24 0 1 0 12 42 22 22 0 0 1-12-42z" />
    <path
      className="outline"
      d="M-112 191v-30a14 14 0 0 1 11-14l35-8 28-36a16 16 0 0 1 13-6h40a18 18 0 0 1 14 7l27 35 38 8a14 14 0 0 1 11 14v24a6 6 0 0 1-6 6z"
    />
    <path
      className="fine"
      d="M-50 140l20-26a8 8 0 0 1 6-3H-8v29zM4 140v-29h12a8 8 0 0 1 6 3l20 26zM-8 156H4"
    />
    <circle className="outline" cx="-64" cy="190" r="20" />
    <circle className="outline" cx="64" cy="190" r="20" />
    <circle className="fine" cx="-64" cy="190" r="8" />
    <circle className="fine" cx="64" cy="190" r="8" />
  </>
);

export const kitchenTable = (
  <>
    <path className="fine" d="M0 14v28" />
    <path className="outline" d="m-40 74 16-32h48l16 32z" />
    <path className="outline" d="M-34 122h24V98h-24zM10 122l10-16h52l10 16z" />
    <path className="line" d="M-10 104h8v10h-8" />
    <path className="outline" d="M-104 122h208v14h-208zM-8 136H8v52H-8zM-52 188H52v13H-52z" />
  </>
);
