export const faq = `# Registro y acceso

## ¿Cómo me registro y cuánto cuesta? {#sign-up}
Registrarse es gratis. Eliges un nombre de perfil, indicas tu fecha de nacimiento y confirmas tu correo. Para empezar te regalamos {signup_credits}. No hay suscripción: mientras no compres nada, no pagas nada.

## No me llega el correo de confirmación {#confirmation}
Mira en la carpeta de spam y comprueba que tu dirección esté bien escrita. En el sitio puedes pedir otro correo o corregir la dirección. El enlace vale {activation_days} días. Mientras no confirmes, puedes mirar, pero no leer ni enviar mensajes. Si a los {unconfirmed_days} días sigue sin confirmar, borramos la cuenta.

## ¿Qué edad hay que tener? {#age}
Al menos {min_age} años. Después, tu fecha de nacimiento ya no se puede cambiar. Si está mal, escribe a [{support_email}](mailto:{support_email}). ¿Crees que alguien es más joven? Denuncia el perfil y lo miraremos.

## No puedo entrar o he olvidado mi contraseña {#password}
Al iniciar sesión puedes pedir una [contraseña nueva](/reset-password). El enlace del correo vale {reset_hours} horas y una sola vez. Tras demasiados intentos fallidos tienes que esperar un poco; la pantalla dice cuánto. Si eliminaste tu cuenta, solo puedes volver con el enlace del correo que te enviamos entonces.

## ¿Cómo cambio mi correo o el idioma? {#email-address}
En [Ajustes](/settings). Enviamos un enlace a la dirección nueva; hasta que lo uses, vale la antigua. El idioma se aplica a todo el sitio y a nuestros correos.

# Perfil y fotos

## ¿Por qué los demás aún no ven mi foto? {#photo-waiting}
Revisamos cada foto antes de que la vean los demás. Hasta entonces pone «En revisión» y solo la ves tú. Eliminamos los datos del lugar y del dispositivo.

## ¿Por qué han rechazado mi foto? {#photo-rejected}
El motivo está junto a la foto y en el correo que recibiste: por ejemplo, no se te ve, sale un menor, o hay demasiada desnudez o datos de contacto. ¿No estás de acuerdo? Reclama en [Denuncias y decisiones](/settings/decisions).

## ¿Cuántas fotos puedo tener? {#photo-limit}
Los miembros gratuitos tienen sitio para {free_photos} y los premium para {premium_photos}. Valen JPEG, PNG, WebP y HEIC, hasta 15 MB. Tú eliges cuál es tu foto de perfil y en qué orden van.

## ¿Por qué veo algunas fotos borrosas? {#blurred-photos}
La foto de perfil la ve nítida todo el mundo. Las demás fotos de los miembros son para los premium; los gratuitos las ven borrosas. Las fotos de una conversación están borrosas hasta que quieras verlas.

## ¿Quién ve mi perfil? {#who-sees-me}
Los miembros de {site}. Quien no ha iniciado sesión solo ve tu tarjeta si tú quieres, y como mucho tu foto de perfil, nombre, edad y región. Lo eliges en [Ajustes](/settings). Tu correo no lo ve nadie.

## ¿Qué hace el modo invisible? {#invisible}
No sales en las búsquedas y nadie puede escribirte ni darte like, salvo que escribas tú primero. Quien ya chatea contigo sigue viéndote y puede escribirte. Se activa en [Mi perfil](/profile).

# Búsqueda, likes y matches

## ¿En qué orden veo a los miembros? {#search-order}
«Recomendados» hace tres preguntas: ¿buscáis los dos a alguien como el otro?, ¿ha estado aquí hace poco?, ¿quién vive más cerca? También puedes poner primero los más recientes, los más cercanos o los últimos activos. Los likes, los pagos y el premium no cuentan; nadie recibe una puntuación.

## ¿Cómo sabe el sitio a qué distancia vive alguien? {#distance}
Calculamos de localidad a localidad, en kilómetros enteros. Dónde está exactamente alguien ni lo sabemos ni lo mostramos. Sin localidad en tu perfil no hay distancia.

## ¿Qué es un like y cuándo hay match? {#likes}
Con un like le dices a alguien que te gusta; la otra persona ve que eres tú. Los likes son gratis. Si os gustáis los dos, hay match. Puedes quitar un like.

## ¿Por qué se me han acabado los likes al deslizar? {#swipe-limit}
Al deslizar tienes 4 likes cada 24 horas; la pantalla dice cuándo tendrás otro. Si deshaces el último, lo recuperas. El corazón de las tarjetas y los perfiles no tiene este límite.

# Mensajes

## ¿Cuánto cuesta un mensaje? {#message-price}
Un mensaje cuesta {message_credits}; el precio está en el botón. También vale para una respuesta. Si el precio cambia mientras escribes, te preguntamos antes. Lo que no se envía no cuesta nada, y nunca pagas dos veces el mismo mensaje.

## ¿Qué es gratis? {#free}
Registrarte, mirar, buscar, dar y recibir likes y leer mensajes. Tampoco cuestan nada tu perfil, denunciar, bloquear ni nuestra ayuda.

## ¿Por qué no puedo escribir a nadie nuevo? {#free-conversations}
Los miembros gratuitos pueden empezar un número limitado de conversaciones: {free_conversations}. Responder a quien te escribió no cuenta. Con tu primer paquete empiezas todas las que quieras.

## ¿Qué longitud puede tener un mensaje y cuánto se conserva? {#old-messages}
Hasta {message_length} caracteres. Los mensajes de hace más de {history_months} meses se ocultan y se borran, por la privacidad de los dos. Si quitas una conversación, desaparece para ti; la otra persona conserva la suya.

## ¿Cómo funcionan los regalos? {#gifts}
En una conversación eliges un regalo, con unas palabras o sin ellas. El precio en créditos está al lado. Un regalo solo aparece en un perfil si los dos queréis, y cualquiera de los dos puede quitarlo.

## ¿Cómo envío una foto en una conversación? {#chat-photos}
Enviar una foto cuesta {photo_credits}. Revisamos las fotos; si rechazamos una, recuperas tus créditos. La otra persona ve tu foto borrosa hasta que quiera ver fotos tuyas. ¿Quieres recibir solo fotos revisadas? Elígelo en [Ajustes](/settings).

## ¿Ven los demás que escribo o que he leído algo? {#read-receipts}
Solo si los dos lo tenéis activado. Lo que desactivas tampoco lo ves de los demás. Lo eliges en [Ajustes](/settings).

# Créditos y premium

## ¿Cómo funcionan los créditos? {#credits}
Los compras por adelantado en un [paquete](/pricing) y los usas para mensajes, fotos y regalos. No caducan mientras tengas cuenta. Primero se gastan los regalados y después los comprados, los más antiguos antes. En [Movimientos](/transactions) ves en qué se han ido.

## ¿Qué es premium? {#premium}
Con tu primer paquete te haces premium. Ves todas las fotos de los demás, tienes sitio para {premium_photos} fotos propias, empiezas todas las conversaciones que quieras y puedes repetir tu pedido de una vez. No es una suscripción y no caduca. Si se devuelve el dinero de todo lo que compraste, dejas de ser premium.

## Mi código de descuento no funciona {#discount-code}
Se introduce al pagar. Un código puede haber caducado o estar usado, o valer solo a partir de un importe, en un país, para un miembro o con una forma de pago. La pantalla dice cuál es el caso. El descuento de bienvenida vale para tu primer paquete mientras corra el reloj.

# Pagar

## ¿Cómo puedo pagar? {#payment-methods}
Las formas de pago dependen de tu país; las ves en [Precios](/pricing). Si una tiene gastos, los ves antes de pedir. Pagas a través de nuestro proveedor de pagos: nosotros no vemos los datos de tu banco ni de tu tarjeta.

## Mi pago ha fallado {#payment-failed}
Entonces no se han añadido créditos. Inténtalo otra vez o elige otra forma de pago; a veces una tarjeta funciona con nuestro otro servicio de pago. ¿Te han cobrado de todas formas? Tus créditos llegarán solos o recuperarás el dinero.

## He hecho una transferencia y aún no tengo créditos {#bank-transfer}
Una transferencia suele llegar en uno a tres días laborables. Los créditos se añaden entonces solos. Usa la referencia y el importe de tu pedido; si el importe es otro, devolvemos el dinero.

## ¿Cómo funciona la domiciliación? {#direct-debit}
Donde la ofrecemos, indicas tu cuenta bancaria y confirmas con un código por SMS un mandato para un solo cobro. El día y el importe figuran en él. Tienes los créditos enseguida. Hay un límite por cuenta bancaria. Si tu banco recupera el dinero, ya no podrás pagar así con esa cuenta.

## ¿Dónde está mi recibo y qué pasa con el IVA? {#receipt}
Cada compra en [Movimientos](/transactions) tiene un recibo en PDF, y cada reembolso, una nota de abono. Los precios incluyen el IVA, al tipo de tu país. Tu nombre no figura en el recibo.

# Reembolsos

## ¿Cómo recupero el dinero de los créditos sin usar? {#refund}
Pídelo en los {refund_days} días siguientes al pago en [Pedir un reembolso](/refund). Los créditos se descuentan enseguida de tu saldo. Revisamos tu solicitud y te devolvemos el dinero por la misma vía por la que pagaste. Si la rechazamos, lees el porqué y recuperas tus créditos. Mira [reembolsos](/pages/return-policy).

## ¿Cuánto me devuelven? {#refund-amount}
La parte de lo que pagaste de verdad, con descuento y gastos incluidos, que corresponde a los créditos que te quedan. Si te queda medio paquete, recuperas la mitad. Los créditos usados y los regalados no se reembolsan.

## ¿Qué pasa si pido al banco que devuelva el pago? {#charge-back}
Si tu banco recupera un pago, los créditos que te queden de él se descuentan de tu saldo. Los que ya habías usado nos los debes: los créditos nuevos cubren eso primero. ¿Algo no cuadra? [Pregúntanos antes](/pages/service).

# Perfiles ficticios

## ¿Qué es un perfil ficticio y cómo lo reconozco? {#fictional}
Un perfil detrás del cual no hay un miembro al que puedas conocer. Lleva una etiqueta en todas partes: en la tarjeta y el perfil, en conversaciones, notificaciones y correos. Lo que escribe lo escribe a mano nuestro equipo, nunca un programa. Antes de tu primer mensaje te preguntamos si lo has entendido. Un like que un perfil ficticio da por sí solo lleva la misma etiqueta.

## ¿Pago por un perfil ficticio? {#fictional-costs}
Un mensaje, una foto o un regalo cuesta lo mismo que con un miembro. Si en 72 horas no hay respuesta, los créditos vuelven solos. Leer y dar likes es gratis.

# Seguridad

## ¿Cómo quedo con seguridad? {#safety}
No envíes nunca dinero, no des códigos y queda la primera vez en un lugar concurrido. Cómo reconocer una estafa y qué hacer lo lees en [Citas seguras](/pages/safety).

## ¿Cómo bloqueo a alguien? {#block}
Con Bloquear en el perfil o en la conversación. Esa persona deja de ver tu perfil y no puede escribirte. Se deshace en [Ajustes](/settings), en Miembros bloqueados.

## ¿Cómo denuncio a un miembro, una foto o un mensaje? {#report}
Con Denunciar en el perfil, junto a la foto o en el mensaje. Nuestro equipo lo mira; la otra persona no sabe quién denunció. Lo que decidimos está en [Denuncias y decisiones](/settings/decisions).

## No estoy de acuerdo con una decisión {#objection}
Reclama en un plazo de 12 meses en [Denuncias y decisiones](/settings/decisions). Si es posible, lo mira alguien distinto de quien decidió primero. Si tu cuenta está desactivada, usa el botón del correo que te enviamos.

# Notificaciones

## ¿Cómo recibo menos correos? {#mails}
En [Notificaciones](/notifications) eliges, para cada tipo, si quieres saber de nosotros. En cada uno de esos correos también puedes darte de baja de su tipo. Los correos sobre tu cuenta y tus pagos siguen llegando.

## ¿Cómo activo las notificaciones en el móvil? {#push}
Activa las notificaciones del navegador en [Notificaciones](/notifications). En un iPhone o iPad, añade antes el sitio a la pantalla de inicio. Ves de quién es algo, no lo que dice.

# Tus datos

## ¿Cómo obtengo o corrijo mis datos? {#own-data}
Solicítalos en [Ajustes](/settings): te enviamos un enlace a un solo archivo, que vale 7 días y una sola vez. Tu perfil lo corriges tú; para el género y la fecha de nacimiento, escríbenos.

## ¿Qué hacéis con los datos sensibles? {#sensitive-data}
Guardamos y mostramos tu orientación sexual y tus intereses solo con tu consentimiento. Si lo retiras en [Ajustes](/settings), borramos lo que habías indicado. No se puede deshacer.

## ¿Cómo elimino mi cuenta? {#delete}
En [Ajustes](/settings). Desde ese momento nadie ve tu perfil. A los 14 días borramos tus datos para siempre: perfil, fotos, conversaciones y likes. Pide antes el [reembolso](/refund) de los créditos sin usar; lo que quede se pierde. Las compras siguen en la contabilidad, sin tu nombre.

## ¿Puedo volver después de eliminarla? {#come-back}
Sí, durante 14 días, con el enlace del correo que recibiste al eliminarla. Todo seguirá ahí. Después solo puedes registrarte de nuevo.

## ¿Qué cookies usáis? {#cookies}
Solo las que el sitio necesita, por ejemplo para mantener tu sesión abierta. No te seguimos en otros sitios. Cuánta gente llega por cada anuncio lo contamos sin nombres. Todo está en [Cookies](/pages/cookies).

## ¿Cómo presento una queja? {#complaint}
Con el formulario de [Quejas](/complaints); no necesitas cuenta. Recibes respuesta en {complaint_days} días.`;
